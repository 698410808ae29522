import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { dashboard } from './dashboard/dashboard.ts'
import { inRepository } from './steps/repository.ts'

/** `npm run dashboard:write`: writes Grafana's dashboard from its declaration. */
const file = inRepository('deployment/grafana-dashboard.json')
writeFileSync(file, await format(JSON.stringify(dashboard()), { parser: 'json', printWidth: 110 }))
