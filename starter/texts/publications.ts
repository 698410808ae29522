import type { StarterPublication } from '../starter-types.ts'
import { annualReport2025 } from './publications/annual-report-2025.ts'
import { careAndRepairOfSmallSolarPumps } from './publications/care-and-repair-of-small-solar-pumps.ts'
import { energyAndBrineInSeawaterDesalination } from './publications/energy-and-brine-in-seawater-desalination.ts'
import { energyAuditsForWaterUtilities } from './publications/energy-audits-for-water-utilities.ts'
import { nightTariffsAndDayPumps } from './publications/night-tariffs-and-day-pumps.ts'
import { planningWaterEnergyAndFoodTogether } from './publications/planning-water-energy-and-food-together.ts'
import { readingADroughtBulletin } from './publications/reading-a-drought-bulletin.ts'
import { sharingFiguresBeforeSharingWater } from './publications/sharing-figures-before-sharing-water.ts'
import { tenRoundsOfJointLaboratoryTests } from './publications/ten-rounds-of-joint-laboratory-tests.ts'
import { threeClassesOfTreatedWaterForIrrigation } from './publications/three-classes-of-treated-water-for-irrigation.ts'
import { waterAndEnergyFiguresOfTheMemberStates } from './publications/water-and-energy-figures-of-the-member-states.ts'
import { whoPaysForASmallDesalinationPlant } from './publications/who-pays-for-a-small-desalination-plant.ts'

/** Newest first. */
export const starterPublications: readonly StarterPublication[] = [
  waterAndEnergyFiguresOfTheMemberStates,
  sharingFiguresBeforeSharingWater,
  annualReport2025,
  whoPaysForASmallDesalinationPlant,
  readingADroughtBulletin,
  energyAndBrineInSeawaterDesalination,
  tenRoundsOfJointLaboratoryTests,
  threeClassesOfTreatedWaterForIrrigation,
  planningWaterEnergyAndFoodTogether,
  nightTariffsAndDayPumps,
  energyAuditsForWaterUtilities,
  careAndRepairOfSmallSolarPumps,
]
