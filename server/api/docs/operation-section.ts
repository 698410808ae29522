import type { OpenApiDocument, OpenApiOperation } from '../open-api/document-types.ts'
import { exampleRequest } from './example-request.ts'
import { fieldList } from './field-list.ts'
import { html, textWithCode, type Html } from './html.ts'
import { nameInReference, typeInWords } from './type-in-words.ts'

export interface DescribedOperation {
  method: 'get' | 'post'
  path: string
  operation: OpenApiOperation
}

/** One path with its parameters, an example, and its answers. */
export function operationSection(
  document: OpenApiDocument,
  { method, path, operation }: DescribedOperation,
): Html {
  const server = document.servers[0]?.url ?? ''
  return html`<section id="${operation.operationId}" class="operation">
    <h3>${operation.summary}</h3>
    <p class="path"><span class="method ${method}">${method.toUpperCase()}</span> <code>/api${path}</code></p>
    ${operation.description ? html`<p>${textWithCode(operation.description)}</p>` : undefined}
    ${parameters(operation)} ${form(operation)}
    <h4>Example</h4>
    <pre tabindex="0"><code>${exampleRequest(server, method, path, operation)}</code></pre>
    <h4>Answers</h4>
    ${answers(document, operation)}
  </section>`
}

function parameters(operation: OpenApiOperation): Html | undefined {
  const own = operation.parameters.filter((parameter) => 'name' in parameter)
  if (own.length === 0) return undefined
  return html`<h4>Parameters</h4>
    ${fieldList(
      own.map(({ name, in: place, schema, description, required }) => ({
        name,
        type: typeInWords(schema),
        note: place === 'path' ? 'in the path' : required ? 'required' : 'optional',
        description,
      })),
    )}`
}

function form({ requestBody }: OpenApiOperation): Html | undefined {
  const schema = requestBody?.content['multipart/form-data']?.schema
  return schema && html`<p>Body: <code>multipart/form-data</code>, ${typeInWords(schema)}.</p>`
}

function answers(document: OpenApiDocument, operation: OpenApiOperation): Html {
  return html`<ul class="answers">
    ${Object.entries(operation.responses).map(([status, response]) => {
      const described =
        '$ref' in response ? document.components.responses[nameInReference(response.$ref)] : response
      const schema = described?.content?.['application/json']?.schema
      return html`<li>
        <code>${status}</code> ${described?.description} ${schema && html`Body: ${typeInWords(schema)}.`}
      </li>`
    })}
  </ul>`
}
