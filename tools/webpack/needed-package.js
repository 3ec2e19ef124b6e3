/** A package that only some builds need, so that not every host installs it. `why` begins the error where it is missing. */
export async function neededPackage(name, why, load) {
  try {
    return await load()
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(`${why}: npm install --save-dev ${name}`, { cause: error })
  }
}
