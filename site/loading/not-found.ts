import { data } from 'react-router'

/** Thrown by loaders when nothing stands at an address. */
export function notFound() {
  return data(null, { status: 404 })
}
