import type { ComponentExamples } from '../examples/component-examples.ts'
import { Pagination } from './pagination.tsx'

export const examples: ComponentExamples = {
  name: 'Pagination',
  description: 'The pages of a list, each an address. Nothing where there is one page only.',
  examples: [
    { name: 'The first of many', render: () => <Pagination page={1} lastPage={12} label="1" /> },
    { name: 'In the middle', render: () => <Pagination page={6} lastPage={12} label="2" /> },
    { name: 'The last of few', render: () => <Pagination page={4} lastPage={4} label="3" /> },
  ],
}
