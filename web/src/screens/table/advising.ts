/** What hints are made of: fetched when somebody asks for the first one. */
export { sayReasons } from '../../game/reasons'
export { makeAdviser } from '../../kernel/adviser'
export { nudgeOf } from './nudging'
