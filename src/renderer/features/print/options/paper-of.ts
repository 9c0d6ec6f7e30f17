import type { Paper } from '../../../../shared/print/paper.ts';
import type { CardSettings } from '../job.ts';

/** Apart from the settings, which belong to the page: workers have no use for these. */
export const paperOf = ({ paper, custom }: CardSettings): Paper => (paper === 'custom' ? custom : paper);
