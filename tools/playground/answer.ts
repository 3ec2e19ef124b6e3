import { useEffect, useState } from 'react'

/** What the task, a function of a module, answers for the value. A slower answer for an earlier value is ignored. */
export function useAnswer<Value, Answer>(
  value: Value,
  task: (value: Value) => Promise<Answer>,
): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    let isLatest = true
    void task(value).then((answered) => isLatest && setAnswer(answered))
    return () => {
      isLatest = false
    }
  }, [value, task])
  return answer
}
