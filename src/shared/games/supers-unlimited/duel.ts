export { duel } from './play/duel/duel.ts';
