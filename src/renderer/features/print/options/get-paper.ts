import type { Paper } from '../../../../shared/print/paper.ts';
import type { CardSettings } from '../print-messages.ts';

/**
 * Returns the paper for the layout. This module is separate from the settings because workers do not need the settings.
 */
export const getPaper = ({ paper, custom }: CardSettings): Paper => (paper === 'custom' ? custom : paper);
