/** Exposes only the bridge to the page. Each call has its own channel, and no Electron object reaches the page. */
import { contextBridge, ipcRenderer, webFrame } from 'electron';
import {
  type Bridge,
  CHANNELS,
  CLOSING_CHANNEL,
  MENU_CHANNEL,
  MISSPELLED_CHANNEL,
  OPENED_CHANNEL,
} from '../shared/bridge.ts';

/** The limits within which a window is usable. The settings offer a smaller range. */
const [MIN_ZOOM, MAX_ZOOM] = [0.25, 5];

const bridge: Bridge = {
  saveFile: (request) => ipcRenderer.invoke(CHANNELS.saveFile, request),
  showWritten: (request) => ipcRenderer.invoke(CHANNELS.showWritten, request),
  openToPrint: (request) => ipcRenderer.invoke(CHANNELS.openToPrint, request),
  appInfo: () => ipcRenderer.invoke(CHANNELS.appInfo),
  newWindow: (request) => ipcRenderer.invoke(CHANNELS.newWindow, request),
  setMenu: (menuModel) => ipcRenderer.invoke(CHANNELS.setMenu, menuModel),
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
  backupRows: (snapshotName) => ipcRenderer.invoke(CHANNELS.backupRows, snapshotName),
  backupShowFolder: () => ipcRenderer.invoke(CHANNELS.backupShowFolder),
  backupChooseFolder: () => ipcRenderer.invoke(CHANNELS.backupChooseFolder),
  takeOpened: () => ipcRenderer.invoke(CHANNELS.takeOpened),
  saveToFolder: (request) => ipcRenderer.invoke(CHANNELS.saveToFolder, request),
  exportFolders: () => ipcRenderer.invoke(CHANNELS.exportFolders),
  dragOut: (files) => ipcRenderer.invoke(CHANNELS.dragOut, files),
  onSpelling: ({ check, suggest, learn }) => {
    // This replaces Chromium's own spell checker, which would fetch its dictionaries from the network.
    webFrame.setSpellCheckProvider('en', {
      spellCheck: (words, respond) => {
        check(words).then(
          (misspelledWords) => respond([...misspelledWords]),
          () => respond([]),
        );
      },
    });
    ipcRenderer.removeAllListeners(MISSPELLED_CHANNEL);
    ipcRenderer.on(MISSPELLED_CHANNEL, (_event, misspelledWord: unknown) => {
      void suggest(String(misspelledWord))
        .then((spellingMenu) => ipcRenderer.invoke(CHANNELS.spellingMenu, spellingMenu))
        .then((reply: { learn: boolean }) => (reply.learn ? learn(String(misspelledWord)) : undefined));
    });
  },
  setZoom: (factor) => {
    const isInRange = typeof factor === 'number' && factor >= MIN_ZOOM && factor <= MAX_ZOOM;
    if (isInRange) webFrame.setZoomFactor(factor);
  },
  onOpened: (listener) => {
    ipcRenderer.removeAllListeners(OPENED_CHANNEL);
    ipcRenderer.on(OPENED_CHANNEL, () => listener());
  },
  onMenu: (listener) => {
    ipcRenderer.removeAllListeners(MENU_CHANNEL);
    ipcRenderer.on(MENU_CHANNEL, (_event, command: unknown) => listener(String(command)));
  },
  onClosing: (saveInput) => {
    ipcRenderer.removeAllListeners(CLOSING_CHANNEL);
    const confirmClose = () => ipcRenderer.invoke(CHANNELS.mayClose);
    ipcRenderer.on(CLOSING_CHANNEL, () => void saveInput().then(confirmClose, confirmClose));
  },
};

contextBridge.exposeInMainWorld('rollcall', bridge);
