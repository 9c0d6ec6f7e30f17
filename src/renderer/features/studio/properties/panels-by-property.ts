/**
 * The panels that edit the properties without a field of their own. A key is the owner of the property and its name: `size/styles` is
 * the property `styles` of a size. A test checks that the list is complete.
 */
export const PANELS_BY_PROPERTY = {
  'art/fallback': 'fallback-field',
  'template/styles': 'styles-panel',
  'template/symbols': 'symbols-panel',
  'template/sizes': 'sizes-panel',
  'template/fonts': 'fonts-panel',
  'template/pictures': 'pictures-panel',
  'template/icons': 'icons-panel',
  'template/slots': 'slots-panel',
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
