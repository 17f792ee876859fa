import { captchaWork } from '#modules/identity/use-cases/credentials/captcha-work.ts'
import { passwordHashing } from '#modules/identity/use-cases/credentials/password-hashing.ts'

/** Before every test file: only the tests of passwords and captchas themselves need what those cost in the shop. */
passwordHashing.cost = 2 ** 8
captchaWork.bits = 8
