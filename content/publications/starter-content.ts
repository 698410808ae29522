import type { StarterPublication } from '../../starter/starter-types.ts'
import { annualReport2025 } from './starter-content/annual-report-2025.ts'
import { careAndRepairOfSmallSolarPumps } from './starter-content/care-and-repair-of-small-solar-pumps.ts'
import { energyAndBrineInSeawaterDesalination } from './starter-content/energy-and-brine-in-seawater-desalination.ts'
import { energyAuditsForWaterUtilities } from './starter-content/energy-audits-for-water-utilities.ts'
import { nightTariffsAndDayPumps } from './starter-content/night-tariffs-and-day-pumps.ts'
import { planningWaterEnergyAndFoodTogether } from './starter-content/planning-water-energy-and-food-together.ts'
import { readingADroughtBulletin } from './starter-content/reading-a-drought-bulletin.ts'
import { sharingFiguresBeforeSharingWater } from './starter-content/sharing-figures-before-sharing-water.ts'
import { tenRoundsOfJointLaboratoryTests } from './starter-content/ten-rounds-of-joint-laboratory-tests.ts'
import { threeClassesOfTreatedWaterForIrrigation } from './starter-content/three-classes-of-treated-water-for-irrigation.ts'
import { waterAndEnergyFiguresOfTheMemberStates } from './starter-content/water-and-energy-figures-of-the-member-states.ts'
import { whoPaysForASmallDesalinationPlant } from './starter-content/who-pays-for-a-small-desalination-plant.ts'

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
