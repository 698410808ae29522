// Beside a form of the back office a draft is shown anew as soon as it is saved.
const form = window.opener ?? (window.parent === window ? undefined : window.parent)
const place = 'live preview'

if (form) {
  addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || data?.type !== 'payload-document-event') return
    sessionStorage.setItem(place, JSON.stringify([location.pathname, scrollY]))
    location.reload()
  })
  const [path, top] = JSON.parse(sessionStorage.getItem(place) ?? '[]')
  sessionStorage.removeItem(place)
  if (path === location.pathname) scrollTo({ top, behavior: 'instant' })
  form.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
}
