/** The bridge, nothing else: every call goes through its own channel, and no Electron object reaches the page. */
import { contextBridge, ipcRenderer, webFrame } from 'electron';
import { type Bridge, CHANNELS, CLOSING, MENU, MISSPELLED, OPENED } from '../shared/bridge.ts';

/** The window can be used at any zoom between these; the settings offer fewer. */
const [MIN_ZOOM, MAX_ZOOM] = [0.25, 5];

const bridge: Bridge = {
  saveFile: (request) => ipcRenderer.invoke(CHANNELS.saveFile, request),
  showWritten: (request) => ipcRenderer.invoke(CHANNELS.showWritten, request),
  openToPrint: (request) => ipcRenderer.invoke(CHANNELS.openToPrint, request),
  appInfo: () => ipcRenderer.invoke(CHANNELS.appInfo),
  newWindow: (request) => ipcRenderer.invoke(CHANNELS.newWindow, request),
  setMenu: (menu) => ipcRenderer.invoke(CHANNELS.setMenu, menu),
  journalAppend: (changes) => ipcRenderer.invoke(CHANNELS.journalAppend, changes),
  journalLacks: (hashes) => ipcRenderer.invoke(CHANNELS.journalLacks, hashes),
  journalAsset: (asset) => ipcRenderer.invoke(CHANNELS.journalAsset, asset),
  journalKnown: () => ipcRenderer.invoke(CHANNELS.journalKnown),
  journalCompared: (result) => ipcRenderer.invoke(CHANNELS.journalCompared, result),
  journalReplaceDatabase: () => ipcRenderer.invoke(CHANNELS.journalReplaceDatabase),
  journalRows: (rows) => ipcRenderer.invoke(CHANNELS.journalRows, rows),
  journalAssetBytes: (hash) => ipcRenderer.invoke(CHANNELS.journalAssetBytes, hash),
  backups: () => ipcRenderer.invoke(CHANNELS.backups),
  backupNow: () => ipcRenderer.invoke(CHANNELS.backupNow),
  backupRows: (name) => ipcRenderer.invoke(CHANNELS.backupRows, name),
  backupShowFolder: () => ipcRenderer.invoke(CHANNELS.backupShowFolder),
  backupChooseFolder: () => ipcRenderer.invoke(CHANNELS.backupChooseFolder),
  takeOpened: () => ipcRenderer.invoke(CHANNELS.takeOpened),
  saveToFolder: (request) => ipcRenderer.invoke(CHANNELS.saveToFolder, request),
  exportFolders: () => ipcRenderer.invoke(CHANNELS.exportFolders),
  dragOut: (files) => ipcRenderer.invoke(CHANNELS.dragOut, files),
  onSpelling: ({ check, suggest, learn }) => {
    // Asked instead of the checker of Chromium, which would fetch its dictionaries from the network.
    webFrame.setSpellCheckProvider('en', {
      spellCheck: (words, answer) => {
        check(words).then(
          (wrong) => answer([...wrong]),
          () => answer([]),
        );
      },
    });
    ipcRenderer.removeAllListeners(MISSPELLED);
    ipcRenderer.on(MISSPELLED, (_event, word: unknown) => {
      void suggest(String(word))
        .then((menu) => ipcRenderer.invoke(CHANNELS.spellingMenu, menu))
        .then((reply: { learn: boolean }) => (reply.learn ? learn(String(word)) : undefined));
    });
  },
  setZoom: (factor) => {
    const isZoom = typeof factor === 'number' && factor >= MIN_ZOOM && factor <= MAX_ZOOM;
    if (isZoom) webFrame.setZoomFactor(factor);
  },
  onOpened: (heard) => {
    ipcRenderer.removeAllListeners(OPENED);
    ipcRenderer.on(OPENED, () => heard());
  },
  onMenu: (heard) => {
    ipcRenderer.removeAllListeners(MENU);
    ipcRenderer.on(MENU, (_event, command: unknown) => heard(String(command)));
  },
  onClosing: (written) => {
    ipcRenderer.removeAllListeners(CLOSING);
    const answer = () => ipcRenderer.invoke(CHANNELS.mayClose);
    ipcRenderer.on(CLOSING, () => void written().then(answer, answer));
  },
};

contextBridge.exposeInMainWorld('rollcall', bridge);
