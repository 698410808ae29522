import { html, type Html } from './html.ts'

const listExample = `{
  "success": true,
  "message": "Records retrieved successfully.",
  "data": {
    "data": [ … ],
    "current_page": 1,
    "last_page": 3,
    "per_page": 12,
    "total": 28
  }
}`

const errorExample = `{
  "success": false,
  "message": "The request could not be understood: check the parameters named in errors.",
  "errors": { "per_page": ["Must be a whole number from 1 to 100."] }
}`

/** What holds for every path. */
export function rulesSection(): Html {
  return html`<section id="rules">
    <h2>Rules of every path</h2>
    <h3 id="languages">Languages</h3>
    <p>
      Texts come in English (<code>en</code>), Arabic (<code>ar</code>), French (<code>fr</code>) or Persian
      (<code>fa</code>). <code>?lang=ar</code> in the address decides, so that an address can be shared; else
      the <code>lang</code> header, else <code>Accept-Language</code>, else it is English. A text that is
      missing in that language comes in another one, field by field.
    </p>
    <h3 id="lists">Lists and pages</h3>
    <p>
      A list comes in pages of 12 records; <code>per_page</code> asks for 1 to 100, <code>page</code> for the
      next ones. A page beyond <code>last_page</code> is an empty list. <code>q</code> searches,
      <code>sort</code> orders, and each list has its own filters. A parameter that a path does not have, or a
      value that it does not take, is an error. A slug or code that no published record has is none: it leaves
      an empty list.
    </p>
    <pre tabindex="0"><code>${listExample}</code></pre>
    <h3 id="records">Ids and slugs</h3>
    <p>
      A record is found by its <code>id</code>, which never changes, or by its <code>slug</code>. A slug that
      an editor has changed answers 301 and leads to the new one.
    </p>
    <h3 id="errors">Errors</h3>
    <p>
      An error has its HTTP status and a message in the language asked for; <code>errors</code> names the
      parameters that are wrong.
    </p>
    <pre tabindex="0"><code>${errorExample}</code></pre>
    <ul class="answers">
      <li><code>400</code> A parameter is unknown, repeated or malformed, or the address is malformed.</li>
      <li><code>404</code> There is no such path, or no published record with this id or slug.</li>
      <li>
        <code>405</code> The path does not accept this method; <code>Allow</code> lists those it accepts.
      </li>
      <li><code>500</code> Something went wrong on our side.</li>
      <li><code>503</code> Temporarily unavailable; <code>Retry-After</code> says when to try again.</li>
    </ul>
    <h3 id="caching">Asking again</h3>
    <p>
      Every answer has an <code>ETag</code>. Send it back as <code>If-None-Match</code>, and an answer that
      has not changed is a 304 without a body.
    </p>
    <h3 id="origins">From other sites</h3>
    <p>Scripts on any site may read the API. Neither a cookie nor a key is needed or read.</p>
  </section>`
}
