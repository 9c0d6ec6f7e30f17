/** Writes the files that register the app with a Linux desktop: menu entries, file types, software center, AppArmor, manual page. */

/** @typedef {import('./product.mjs').Product} Product */
/** @typedef {{ version: string, date: string }} Release `date`: ISO date of the packaged commit */

/** Escapes text for XML. @param {string} text */
const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Returns the menu entry. With `%F`, several selected files become arguments of one start.
 * @param {Product} product
 */
export const createDesktopEntry = ({ name, executable, summary, fileType }) => `[Desktop Entry]
Type=Application
Name=${name}
GenericName=Card designer
GenericName[de]=Kartendesigner
Comment=${summary}
Comment[de]=Heldenkarten entwerfen, Teams prüfen und die Spielreihenfolge leiten
Exec=/usr/bin/${executable} %F
Icon=${executable}
Terminal=false
StartupNotify=true
Categories=Game;
Keywords=cards;heroes;tabletop;team;roster;
Keywords[de]=Karten;Helden;Tabletop;Team;
MimeType=${fileType.mimeType};${fileType.documentMimeType};
`;

/**
 * Returns the entry that opens links. It doesn't appear in menus, and it is separate because `%F` passes no addresses.
 * @param {Product} product
 */
export const createLinkEntry = ({ name, executable, linkScheme }) => `[Desktop Entry]
Type=Application
Name=${name}
Comment=Open a shared link
Comment[de]=Einen geteilten Link öffnen
Exec=/usr/bin/${executable} %u
Icon=${executable}
Terminal=false
NoDisplay=true
StartupNotify=true
MimeType=x-scheme-handler/${linkScheme};
`;

/** Folders of an archive for documents of unknown formats and for templates. */
const OTHER_FOLDERS = ['documents', 'templates'];

/**
 * Returns the definition of the file types. The magic tells a library from other ZIP files when it has no extension: its first
 * entry is a JSON file in a folder of documents.
 * @param {Product} product
 * @param {readonly { extension: string, folder: string }[]} documentKinds extensions such as `.hero.json`, and folders in archives
 */
export function createMimeDefinition({ name, fileType }, documentKinds) {
  const folders = [...new Set([...documentKinds.map(({ folder }) => folder), ...OTHER_FOLDERS])];
  const matches = folders.map(
    (folder) => `        <match type="string" offset="30" value="${folder}/">
          <match type="string" offset="${31 + folder.length}:250" value=".json"/>
        </match>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="${fileType.mimeType}">
    <comment>${name} library</comment>
    <comment xml:lang="de">${name}-Bibliothek</comment>
    <sub-class-of type="application/zip"/>
    <icon name="${getIconName(fileType.mimeType)}"/>
    <glob pattern="*.${fileType.extension}"/>
    <magic priority="60">
      <match type="string" offset="0" value="PK\\003\\004">
${matches.join('\n')}
      </match>
    </magic>
  </mime-type>
  <mime-type type="${fileType.documentMimeType}">
    <comment>${name} document</comment>
    <comment xml:lang="de">${name}-Dokument</comment>
    <sub-class-of type="application/json"/>
    <icon name="${getIconName(fileType.mimeType)}"/>
${documentKinds.map(({ extension }) => `    <glob pattern="*${extension}"/>`).join('\n')}
    <magic priority="60">
      <match type="string" offset="0:64" value="&quot;format&quot;: &quot;rollcall."/>
      <match type="string" offset="0:64" value="&quot;format&quot;:&quot;rollcall."/>
    </magic>
  </mime-type>
</mime-info>
`;
}

/** Returns the name of the icon of a file type. @param {string} mimeType */
export const getIconName = (mimeType) => mimeType.replace('/', '-');

/**
 * Returns the entry for software centers.
 * @param {Product} product
 * @param {Release} release
 */
export function createMetainfo(
  { appId, name, executable, summary, publisher, homepage, repository, issues, fileType },
  release,
) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>${appId}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <name>${name}</name>
  <summary>${escapeXml(summary)}</summary>
  <summary xml:lang="de">Heldenkarten entwerfen, Teams prüfen und die Spielreihenfolge leiten</summary>
  <developer_name>${escapeXml(publisher.name)}</developer_name>
  <description>
    <p>
      ${name} is a card designer and team builder for tabletop superhero games. It checks Levels, traits and attacks against
      the rules while you type, and explains each finding.
    </p>
    <p xml:lang="de">
      ${name} ist ein Kartendesigner und Teamplaner für Superhelden-Tabletops. Es prüft Level, Werte und Angriffe beim
      Tippen gegen die Regeln und erklärt jeden Befund.
    </p>
    <ul>
      <li>Print character cards, rosters and quick references as PDF in true size.</li>
      <li xml:lang="de">Charakterkarten, Roster und Kurzregeln in Originalgröße als PDF drucken.</li>
      <li>Build teams and see at once whether they are legal, and why.</li>
      <li xml:lang="de">Teams bauen und sofort sehen, ob und warum sie legal sind.</li>
      <li>Run the order of play at the table, with undo and a log.</li>
      <li xml:lang="de">Die Spielreihenfolge am Tisch leiten, mit Rückgängig und Protokoll.</li>
    </ul>
  </description>
  <launchable type="desktop-id">${executable}.desktop</launchable>
  <url type="homepage">${escapeXml(homepage)}</url>
  <url type="bugtracker">${escapeXml(issues)}</url>
  <url type="vcs-browser">${escapeXml(repository)}</url>
  <provides>
    <binary>${executable}</binary>
    <mediatype>${fileType.mimeType}</mediatype>
    <mediatype>${fileType.documentMimeType}</mediatype>
  </provides>
  <content_rating type="oars-1.1"/>
  <releases>
    <release version="${release.version}" date="${release.date}"/>
  </releases>
</component>
`;
}

/**
 * Returns the AppArmor profile with which systems that restrict user namespaces let Chromium use them for its sandbox. The profile
 * restricts nothing else.
 * @param {Product} product
 */
export const createAppArmorProfile = ({ executable }) => `abi <abi/4.0>,
include <tunables/global>

profile ${executable} "/usr/lib/${executable}/${executable}" flags=(unconfined) {
  userns,

  include if exists <local/${executable}>
}
`;

/**
 * Returns the script that starts the app or runs a command. Commands open no window and load no page, so they run without the sandbox of
 * Chromium, which root couldn't start, and without its log. A word that names no file is a command, perhaps a misspelled one; without a
 * display there is nothing else to run.
 * @param {Product} product
 * @param {readonly string[]} commandNames
 */
export const createLauncher = ({ executable }, commandNames) => `#!/bin/sh
# Starts the app, or runs one of its commands without a window.
folder=$(dirname "$(dirname "$(readlink -f "$0")")")
is_command() {
  case "\${1-}" in
    ${[...commandNames, 'help', '--help', '-h', '--version'].join(' | ')}) return 0 ;;
    -* | *[/.:]*) return 1 ;;
    '') [ -z "\${DISPLAY-}\${WAYLAND_DISPLAY-}" ] ;;
    *) [ ! -e "$1" ] ;;
  esac
}
if is_command "\${1-}"; then
  exec "$folder/${executable}" --no-sandbox --log-level=3 -- "$@"
fi
exec "$folder/${executable}" "$@"
`;

/**
 * Returns the manual page in troff.
 * @param {Product} product
 * @param {Release} release
 * @param {readonly { name: string, summary: string }[]} commands
 */
export function createManPage({ name, executable, summary, issues }, release, commands) {
  const escapeRoff = (/** @type {string} */ text) =>
    text
      .replaceAll('\\', '\\e')
      .replaceAll('-', '\\-')
      .replace(/^([.'])/gm, '\\&$1');
  return `.TH ${executable.toUpperCase()} 1 "${release.date}" "${name} ${release.version}"
.SH NAME
${executable} \\- ${escapeRoff(summary.charAt(0).toLowerCase() + summary.slice(1))}
.SH SYNOPSIS
.B ${executable}
.RI [ FILE ...]
.br
.B ${executable}
.I COMMAND
.RI [ ARGUMENT ...]
.SH DESCRIPTION
Without a command, ${name} opens its window, and the import review of the given files. With a command, it works without a window.
.SH COMMANDS
${commands.map((command) => `.TP\n.B ${escapeRoff(command.name)}\n${escapeRoff(command.summary)}`).join('\n')}
.PP
Each command explains itself with
.BR \\-\\-help .
.SH EXIT STATUS
0: everything is legal and was written. 1: something is illegal. 2: something is unreadable, or the call is wrong.
.SH ENVIRONMENT
.TP
.B ROLLCALL_LANGUAGE
The language of commands: en or de.
.TP
.B ROLLCALL_USER_DATA
Another folder for the library.
.SH BUGS
${escapeRoff(issues)}
`;
}
