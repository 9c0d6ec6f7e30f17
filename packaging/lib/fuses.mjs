/** Switches off what the packaged app doesn't need, in the Electron binary itself, and reads the fuses back. */
import { FuseState, FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses';

/** The state that each fuse must have. Older Electrons don't have all of them. */
const FUSES = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  GrantFileProtocolExtraPrivileges: false,
};

/**
 * Sets the fuses and checks them.
 * @param {string} program path of the Electron binary
 * @param {string} platform `linux`, `darwin` or `win32`
 * @returns {Promise<string[]>} one line for each fuse of this binary
 */
export async function setFuses(program, platform) {
  // Older binaries have fewer fuses.
  const existing = await getCurrentFuseWire(program);
  const fuses = Object.entries(FUSES)
    .map(([name, isOn]) => ({ name, isOn, index: FuseV1Options[/** @type {keyof typeof FUSES} */ (name)] }))
    .filter(({ index }) => existing[index] !== undefined && existing[index] !== FuseState.REMOVED);
  await flipFuses(program, {
    version: FuseVersion.V1,
    resetAdHocDarwinSignature: platform === 'darwin',
    ...Object.fromEntries(fuses.map(({ index, isOn }) => [index, isOn])),
  });
  const wire = await getCurrentFuseWire(program);
  return fuses.map(({ name, isOn, index }) => {
    if (wire[index] !== (isOn ? FuseState.ENABLE : FuseState.DISABLE))
      throw new Error(`the fuse ${name} could not be set`);
    return `${name} ${isOn ? 'on' : 'off'}`;
  });
}
