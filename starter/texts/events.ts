import type { StarterEvent } from '../starter-types.ts'
import { brineResearchSymposium } from './events/brine-research-symposium.ts'
import { desalinationTechnologyForum } from './events/desalination-technology-forum.ts'
import { groundwaterGovernanceWebinar } from './events/groundwater-governance-webinar.ts'
import { nexusModellingTraining } from './events/nexus-modelling-training.ts'
import { regionalWaterWeek } from './events/regional-water-week.ts'
import { reuseStandardsWorkshop } from './events/reuse-standards-workshop.ts'
import { solarPumpingFieldSchool } from './events/solar-pumping-field-school.ts'
import { utilityLeadersMeeting } from './events/utility-leaders-meeting.ts'
import { waterDiplomacyRoundtable } from './events/water-diplomacy-roundtable.ts'
import { youthWaterInnovationDay } from './events/youth-water-innovation-day.ts'

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
