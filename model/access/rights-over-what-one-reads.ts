import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  docAccessOperation,
  NotFound,
  type CollectionConfig,
  type Endpoint,
} from 'payload'

/**
 * In the place of Payload's own, which says what somebody may do with a record whether or not they may read it, and by that
 * whether it is there: a sealed proposal is there for nobody.
 */
export function rightsOverWhatOneReads(config: CollectionConfig): CollectionConfig {
  const { endpoints } = config
  if (endpoints === false) return config
  const rights: Endpoint = {
    path: '/access/:id',
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      addLocalesToRequestFromData(req)
      const collection = Object.values(req.payload.collections).find(
        ({ config: { slug } }) => slug === config.slug,
      )
      const id = Number(req.routeParams?.id)
      if (!collection || !Number.isSafeInteger(id)) throw new NotFound(req.t)
      const { totalDocs } = await req.payload.count({
        collection: collection.config.slug,
        where: { id: { equals: id } },
        trash: true,
        overrideAccess: false,
        req,
      })
      if (totalDocs === 0) throw new NotFound(req.t)
      return Response.json(
        await docAccessOperation({ collection, id, ...(req.data && { data: req.data }), req }),
      )
    },
  }
  return { ...config, endpoints: [...(endpoints ?? []), rights] }
}
