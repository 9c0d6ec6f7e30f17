/** What stands under About beside the credits, which are those of CREDITS.md. */
export const ABOUT = {
  title: 'About Rollcall',
  version: 'Version',
  rules: 'Rules',
  rulesText: (name: string, version: string) => `${name}, state ${version}`,
  licence: 'Licence',
  licenceText: 'MIT',
  credits: 'Credits',
  /** A heading, a cell or a paragraph of CREDITS.md. */
  credit: (text: string) => text,
  licenceTexts: 'All licence texts',
  showLicenceTexts: 'Show every licence text',
  noLicenceTexts: 'The licence texts are not there. They are made by npm run build.',
};
