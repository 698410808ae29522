import {
  buildVersionCollectionFields,
  getLocalizedPaths,
  QueryError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'

/**
 * Payload sorts by fields of what a record refers to, also by those that nobody may read, and of people whom the asker may not read:
 * the order would tell their values. No list of the back office asks for that.
 */
export async function refuseSortingByOthers(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const built = await config
  for (const { hooks } of built.collections) hooks.beforeOperation.push(refuse)
  return built
}

const refuse: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess === true || req.user === null || !('sort' in args) || !args.sort) return args
  const { config } = req.payload
  // Records and their versions are read by one sort of operation.
  const ofVersions = collection.versions ? buildVersionCollectionFields(config, collection, true) : []
  for (const sort of [args.sort].flat()) {
    const path = sort.replace(/^-/, '').replaceAll('__', '.')
    for (const fields of [collection.flattenedFields, ofVersions]) {
      if (leadsToOthers(path, fields, req)) throw new QueryError([{ path }])
    }
  }
  return args
}

function leadsToOthers(path: string, fields: FlattenedField[], { payload }: PayloadRequest): boolean {
  const { localization } = payload.config
  const languages = localization ? localization.localeCodes : []
  // Payload loses what comes after the language of a reference.
  const segments = path.split('.').filter((segment) => !languages.includes(segment))
  const incomingPath = segments.join('.')
  // One for each record on the way.
  return getLocalizedPaths({ fields, incomingPath, overrideAccess: true, payload }).length > 1
}
