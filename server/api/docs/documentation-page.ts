import type { OpenApiDocument } from '../open-api/document-types.ts'
import { contourLines } from './contour-lines.ts'
import { fieldList, fieldsOf } from './field-list.ts'
import { Html, html, textWithCode } from './html.ts'
import { operationSection, type DescribedOperation } from './operation-section.ts'
import { rulesSection } from './rules-section.ts'
import { documentationStyle } from './style.ts'

/** The page for people, in English, made from the OpenAPI document. It needs no script. */
export function documentationPage(document: OpenApiDocument): string {
  const { info, servers, tags } = document
  const operations = operationsOf(document)
  const groups = tags.map(({ name }) => ({
    name,
    id: `group-${name.toLowerCase().replaceAll(' ', '-')}`,
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const page = html`<html lang="en" dir="ltr">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${info.title}</title>
      <meta name="description" content="${info.description}" />
      <link rel="icon" href="/favicon.svg" />
      ${new Html(`<style>${documentationStyle}</style>`)}
    </head>
    <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header>
        ${contourLines()}
        <div class="wide">
          <p><a href="/">Back to the site</a></p>
          <h1>${info.title}</h1>
          <p class="lead">${info.description}</p>
          <ul class="facts">
            <li>Base address <code>${servers[0]?.url}</code></li>
            <li><a href="/api/openapi.json">OpenAPI 3.1 document</a></li>
            <li><a href="/oai?verb=Identify">Publications for catalogues of libraries (OAI-PMH 2.0)</a></li>
            <li>Questions: <a href="mailto:${info.contact.email}">${info.contact.email}</a></li>
          </ul>
        </div>
      </header>
      <div class="wide columns">
        <nav aria-label="Contents">
          <ul>
            <li><a href="#rules">Rules of every path</a></li>
            ${groups.map(
              (group) =>
                html`<li>
                  <a href="#${group.id}">${group.name}</a>
                  <ul>
                    ${group.operations.map(
                      ({ operation }) =>
                        html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
                    )}
                  </ul>
                </li>`,
            )}
            <li><a href="#schemas">Schemas</a></li>
          </ul>
        </nav>
        <main id="content" tabindex="-1">
          ${rulesSection()}
          ${groups.map(
            (group) =>
              html`<section>
                <h2 id="${group.id}">${group.name}</h2>
                ${group.operations.map((operation) => operationSection(document, operation))}
              </section>`,
          )}
          ${schemasSection(document)}
        </main>
      </div>
    </body>
  </html>`
  return `<!doctype html>\n${page.source}\n`
}

function operationsOf({ paths }: OpenApiDocument): DescribedOperation[] {
  return Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get ? [{ method: 'get' as const, path, operation: get }] : []),
    ...(post ? [{ method: 'post' as const, path, operation: post }] : []),
  ])
}

function schemasSection({ components }: OpenApiDocument): Html {
  const named = Object.entries(components.schemas).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return html`<section>
    <h2 id="schemas">Schemas</h2>
    ${named.map(
      ([name, schema]) =>
        html`<section id="schema-${name}" class="operation">
          <h3>${name}</h3>
          <p>${textWithCode(schema.description ?? '')}</p>
          ${fieldList(fieldsOf(schema))}
        </section>`,
    )}
  </section>`
}
