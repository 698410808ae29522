/**
 * As `next build` and `next start` come, with AVIF, which is a line of settings and makes pictures smaller.
 * @type {import('next').NextConfig}
 */
export default {
  images: { formats: ['image/avif', 'image/webp'] },
  // The repository's own type check covers this folder.
  typescript: { ignoreBuildErrors: true },
  // The packages are linked from the repository, which stands elsewhere.
  turbopack: { root: '/' },
  outputFileTracingRoot: '/',
  experimental: { turbopackFileSystemCacheForBuild: false },
  agentRules: false,
}
