import type { OpenApiOperation, OpenApiParameter } from '../open-api/document-types.ts'

const parametersOfEveryList: ReadonlySet<string> = new Set(['page', 'per_page', 'q', 'sort'])

/** A call that a reader can paste into a terminal. */
export function exampleRequest(
  server: string,
  method: string,
  path: string,
  operation: OpenApiOperation,
): string {
  const parameters = operation.parameters.filter((parameter) => 'name' in parameter)
  const address = server + filledIn(path, parameters) + exampleQuery(parameters)
  const call = method === 'get' ? `curl -H 'lang: ar'` : `curl -X ${method.toUpperCase()} -H 'lang: ar'`
  return `${call} '${address.replaceAll("'", '%27')}'`
}

function filledIn(path: string, parameters: readonly OpenApiParameter[]): string {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (filled, { name, example }) => filled.replace(`{${name}}`, encodeURIComponent(String(example))),
      path,
    )
}

function exampleQuery(parameters: readonly OpenApiParameter[]): string {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const required = inQuery.filter(({ required: isRequired }) => isRequired)
  const filter = inQuery.find(
    ({ name, required: isRequired }) => !isRequired && !parametersOfEveryList.has(name),
  )
  const perPage = inQuery.find(({ name }) => name === 'per_page')
  const query = new URLSearchParams(
    [...required, filter, perPage].flatMap((parameter) =>
      parameter ? [[parameter.name, String(parameter.example)]] : [],
    ),
  ).toString()
  return query && `?${query}`
}
