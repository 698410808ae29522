/** Most items that a detail page leads on to. */
export const mostRelated = 3

/** The first few that are neither the record itself nor named twice; candidates come in the order of their merit. */
export function chooseRelated<RecordOfKind extends { id: string }>(
  ownId: string,
  candidates: readonly RecordOfKind[],
): RecordOfKind[] {
  const chosen = new Map<string, RecordOfKind>()
  for (const candidate of candidates) {
    if (chosen.size === mostRelated) break
    if (candidate.id !== ownId && !chosen.has(candidate.id)) chosen.set(candidate.id, candidate)
  }
  return [...chosen.values()]
}
