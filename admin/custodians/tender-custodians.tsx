import type { UIFieldServerProps } from 'payload'
import { hasRole } from '../../model/access/roles.ts'
import { TenderCustodiansPanel } from '../loaded-when-shown.tsx'
import './custodians.css'

/** Beside a tender's form: who holds the keys to its proposals. A tender that is not saved yet has nobody. */
export function TenderCustodians({ id, req }: UIFieldServerProps) {
  if (!id || !hasRole(req.user, 'procurement')) return null
  return <TenderCustodiansPanel tender={id} />
}
