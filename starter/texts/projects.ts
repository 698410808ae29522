import type { StarterProject } from '../starter-types.ts'
import { brineManagementPilot } from './projects/brine-management-pilot.ts'
import { droughtEarlyWarning } from './projects/drought-early-warning.ts'
import { harmonisedBuildingWaterCodes } from './projects/harmonised-building-water-codes.ts'
import { nexusAtlas } from './projects/nexus-atlas.ts'
import { regionalWaterQualityLaboratories } from './projects/regional-water-quality-laboratories.ts'
import { reuseStandardsForIrrigation } from './projects/reuse-standards-for-irrigation.ts'
import { sharedAquiferDialogue } from './projects/shared-aquifer-dialogue.ts'
import { solarDesalinationForSmallCoastalTowns } from './projects/solar-desalination-for-small-coastal-towns.ts'
import { solarIrrigationInTheSahel } from './projects/solar-irrigation-in-the-sahel.ts'
import { treatedWastewaterForDatePalms } from './projects/treated-wastewater-for-date-palms.ts'
import { utilityEnergyEfficiency } from './projects/utility-energy-efficiency.ts'
import { youngWaterProfessionals } from './projects/young-water-professionals.ts'

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
