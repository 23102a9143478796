import { schema } from '@orrery/kernel'

// The server's content security policy forbids pages to generate code, and browsers report every attempt. Workers may generate code.
schema.forbidGeneratedCode()
