/** Reads one SVG in a worker, so that a complex file does not delay typing. */
import { exposeFunctions } from '../../../platform/worker-functions.ts';
import { symbolFromSvg } from './svg-symbol.ts';

const functions = { symbolFromSvg };
export type SvgWorker = typeof functions;
exposeFunctions(functions);
