/**
 * Options for Node under which the public server runs. Uploads are many short-lived pieces: with small spaces for young
 * objects they are cleared away early instead of heaped up (`npm run trial:load`: 79 MB more for 50 times 8 MB, 103 without).
 */
export const publicServerOptions: readonly string[] = ['--max-semi-space-size=4']
