/** Numbers inside German sentences. */
import { numeral } from '../text/numeral.ts';

/** `4,5` and `1.000.000`, where English has `4.5` and `1,000,000`. */
export const number = (n: number): string => numeral(n).replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
