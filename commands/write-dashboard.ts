import { writeFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { dashboard } from './dashboard/dashboard.ts'
import { inRepository } from './steps/repository.ts'

/** `npm run dashboard:write`: writes Grafana's dashboard from its declaration. */
const file = inRepository('deployment/grafana-dashboard.json')
const { code } = await format(file, JSON.stringify(dashboard()), { printWidth: 110 })
writeFileSync(file, code)
