import { parseEnvironment, WrongSettingError, type Environment } from '../../environment.ts'
import { CannotGoOn } from './say.ts'

/**
 * The settings, or one clear sentence.
 * @throws CannotGoOn
 */
export function readSettings(): Environment {
  try {
    return parseEnvironment(process.env)
  } catch (error) {
    throw error instanceof WrongSettingError ? new CannotGoOn(error.message) : error
  }
}
