import { createPreference } from './preference.ts';

/** Whether the studio shows the layers next to the canvas. */
export const LAYERS_PANEL = createPreference('rollcall.studio-layers', ['open', 'closed']);

/** Whether the studio shows the properties next to the canvas. */
export const PROPERTIES_PANEL = createPreference('rollcall.studio-properties', ['open', 'closed']);
