/** Chromium asks for Brotli over plain http of this name only, as it does of every site over https. */
export const onLocalhost = (baseURL: string | undefined) => (baseURL ?? '').replace('127.0.0.1', 'localhost')
