import { kinds } from '../kinds.ts'
import type { KindDeclaration } from './kind-declaration.ts'

/** Any of the declared kinds. */
export type DeclaredKind = (typeof kinds)[number]

/** The name of a kind: its collection's. */
export type Kind = DeclaredKind['collection']

/** Kinds whose declaration has a value for a property. */
export type KindWith<Property extends keyof KindDeclaration> = Extract<
  DeclaredKind,
  Readonly<Record<Property, unknown>>
>

/** Kinds whose declaration has a value for a property, in their order. */
export function kindsWith<Property extends keyof KindDeclaration>(
  property: Property,
): (KindWith<Property> & KindDeclaration)[] {
  return kinds.filter((kind): kind is KindWith<Property> & DeclaredKind => property in kind)
}

/** A kind's declaration; nothing for a collection that is no kind of content. */
export function declarationOf(kind: Kind): KindDeclaration
export function declarationOf(collection: string): KindDeclaration | undefined
export function declarationOf(collection: string): KindDeclaration | undefined {
  return byCollection.get(collection)
}

const byCollection = new Map<string, KindDeclaration>(kinds.map((kind) => [kind.collection, kind]))
