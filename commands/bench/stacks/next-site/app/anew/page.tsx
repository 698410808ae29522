import { Home } from '../home.tsx'

/** The same page, made for each visit. */
export const dynamic = 'force-dynamic'

export default Home
