import type { StarterEvent } from '../../starter/starter-types.ts'
import { brineResearchSymposium } from './starter-content/brine-research-symposium.ts'
import { desalinationTechnologyForum } from './starter-content/desalination-technology-forum.ts'
import { groundwaterGovernanceWebinar } from './starter-content/groundwater-governance-webinar.ts'
import { nexusModellingTraining } from './starter-content/nexus-modelling-training.ts'
import { regionalWaterWeek } from './starter-content/regional-water-week.ts'
import { reuseStandardsWorkshop } from './starter-content/reuse-standards-workshop.ts'
import { solarPumpingFieldSchool } from './starter-content/solar-pumping-field-school.ts'
import { utilityLeadersMeeting } from './starter-content/utility-leaders-meeting.ts'
import { waterDiplomacyRoundtable } from './starter-content/water-diplomacy-roundtable.ts'
import { youthWaterInnovationDay } from './starter-content/youth-water-innovation-day.ts'

/** Five events to come and five past ones. The latest past event has no outcome yet. */
export const starterEvents: readonly StarterEvent[] = [
  groundwaterGovernanceWebinar,
  reuseStandardsWorkshop,
  nexusModellingTraining,
  regionalWaterWeek,
  utilityLeadersMeeting,
  youthWaterInnovationDay,
  desalinationTechnologyForum,
  waterDiplomacyRoundtable,
  solarPumpingFieldSchool,
  brineResearchSymposium,
]
