import type { StarterProject } from '../../starter/starter-types.ts'
import { brineManagementPilot } from './starter-content/brine-management-pilot.ts'
import { droughtEarlyWarning } from './starter-content/drought-early-warning.ts'
import { harmonisedBuildingWaterCodes } from './starter-content/harmonised-building-water-codes.ts'
import { nexusAtlas } from './starter-content/nexus-atlas.ts'
import { regionalWaterQualityLaboratories } from './starter-content/regional-water-quality-laboratories.ts'
import { reuseStandardsForIrrigation } from './starter-content/reuse-standards-for-irrigation.ts'
import { sharedAquiferDialogue } from './starter-content/shared-aquifer-dialogue.ts'
import { solarDesalinationForSmallCoastalTowns } from './starter-content/solar-desalination-for-small-coastal-towns.ts'
import { solarIrrigationInTheSahel } from './starter-content/solar-irrigation-in-the-sahel.ts'
import { treatedWastewaterForDatePalms } from './starter-content/treated-wastewater-for-date-palms.ts'
import { utilityEnergyEfficiency } from './starter-content/utility-energy-efficiency.ts'
import { youngWaterProfessionals } from './starter-content/young-water-professionals.ts'

/** Two planned, six ongoing and four completed projects. The home page shows the first four. */
export const starterProjects: readonly StarterProject[] = [
  solarDesalinationForSmallCoastalTowns,
  treatedWastewaterForDatePalms,
  nexusAtlas,
  sharedAquiferDialogue,
  brineManagementPilot,
  reuseStandardsForIrrigation,
  solarIrrigationInTheSahel,
  regionalWaterQualityLaboratories,
  utilityEnergyEfficiency,
  droughtEarlyWarning,
  youngWaterProfessionals,
  harmonisedBuildingWaterCodes,
]
