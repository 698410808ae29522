import { Home } from './home.tsx'

/** Made again in the background, at most once a minute. */
export const revalidate = 60

export default Home
