/** Properties that no single field can edit, and where they are edited. */
export const BY_PANEL = {
  'art/fallback': 'fallback-field',
  'template/styles': 'styles-panel',
  'template/symbols': 'symbols-panel',
  'template/sizes': 'sizes-panel',
  'template/front': 'canvas',
  'template/back': 'canvas',
  'template/more': 'canvas',
  'theme/styles': 'style-changes',
  'theme/symbols': 'symbol-list',
  'size/styles': 'style-changes',
  'size/replace': 'sizes-panel and canvas',
  'size/without': 'sizes-panel and canvas',
  'size/front': 'canvas',
  'size/back': 'canvas',
  'size/more': 'canvas',
} as const;
